"""A player for the arena in plain Python: a line of JSON in, a line of JSON out. It needs nothing but this file.

ludotheque arena quebec --bots greedy,random --bot "python3 examples/plain_bot.py" --games 20
"""

import json
import random
import sys

chance = random.Random(1)

for line in sys.stdin:
    said = json.loads(line)
    if said["do"] == "new":  # a game begins: said["game"], said["seats"], said["seat"], said["options"]
        my_verbs = {}
    elif said["do"] == "choose":  # said["view"] is what my seat sees, said["events"] what happened since
        actions = said["actions"]
        # Prefer actions not taken for the longest time.
        rarest = min(my_verbs.get(action["verb"], 0) for action in actions)
        action = chance.choice([one for one in actions if my_verbs.get(one["verb"], 0) == rarest])
        my_verbs[action["verb"]] = my_verbs.get(action["verb"], 0) + 1
        print(json.dumps({"action": action}), flush=True)
    elif said["do"] == "over":  # said["scores"], said["ranks"], said["winners"]
        break
