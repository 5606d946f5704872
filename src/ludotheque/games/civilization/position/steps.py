"""The numbers of questions and automatic steps. Each stands in the file of its chapter."""

from typing import Final

from mypy_extensions import i64

# the course of the game (turn/phases.py)
AT_PHASES: Final[i64] = 0
AT_SEIZE_FIRST: Final[i64] = 1
# set-up (turn/setup.py)
AT_CIV: Final[i64] = 2
AT_CAPITAL: Final[i64] = 3
AT_START_FIGURE: Final[i64] = 4
AT_START_MARKER: Final[i64] = 5
# announcing, paying, answering (cards/announcing.py, cards/paying.py, cards/responses.py, cards/targets.py)
AT_EFFECT: Final[i64] = 6
AT_TARGET: Final[i64] = 7
AT_PAY: Final[i64] = 8
AT_PAYMENT: Final[i64] = 9
AT_GIFT: Final[i64] = 10
AT_CONSENT: Final[i64] = 11
AT_WINDOW: Final[i64] = 12
AT_RESPOND: Final[i64] = 13
AT_MEANS: Final[i64] = 14
AT_ANSWER: Final[i64] = 15
# hands, great people, free builds, governments (realm/hands.py, map/great_people.py, city/free_builds.py,
# research/learning.py, realm/governments.py)
AT_DISCARD: Final[i64] = 16
AT_KEEP_CARD: Final[i64] = 17
AT_KEEP_PERSON: Final[i64] = 18
AT_PLACE_PERSON: Final[i64] = 19
AT_CHOOSE_TECH: Final[i64] = 20
AT_CHOOSE_RESOURCE: Final[i64] = 21
AT_FREE_BUILD: Final[i64] = 22
AT_FREE_SQUARE: Final[i64] = 23
AT_METROPOLIS: Final[i64] = 24
AT_MOVE_ASIDE: Final[i64] = 25
AT_GOVERNMENT_LOST: Final[i64] = 26
AT_GOVERNMENT_NOW: Final[i64] = 27
AT_REFRESH: Final[i64] = 28
# start of turn (turn/start_of_turn.py)
AT_START: Final[i64] = 29
AT_SWAP_BACK: Final[i64] = 30
AT_COIN_CHOICE: Final[i64] = 31
# trade (turn/trade.py, turn/offers.py)
AT_TRADES: Final[i64] = 32
AT_TRADE: Final[i64] = 33
AT_OFFER: Final[i64] = 34
AT_OFFER_ANSWER: Final[i64] = 35
AT_HAND_OVER: Final[i64] = 36
# city management (turn/city_management.py, city/production.py, city/harvest.py, city/culture_track.py)
AT_CITY: Final[i64] = 37
AT_PRODUCE_SQUARE: Final[i64] = 38
AT_SECOND_ITEM: Final[i64] = 39
AT_MICHELANGELO: Final[i64] = 40
AT_CITY_ACTION: Final[i64] = 41
AT_HARVEST_AGAIN: Final[i64] = 42
AT_SKIP_SPACE: Final[i64] = 43
AT_ARTS_TRADE: Final[i64] = 44
AT_CONVERT: Final[i64] = 45
AT_TRACK: Final[i64] = 46  # free steps still to be made
# movement (movement/movement_phase.py, movement/interrupts.py)
AT_MOVEMENT: Final[i64] = 47
AT_MOVE: Final[i64] = 48
AT_INTERRUPTS: Final[i64] = 49
AT_INTERRUPT: Final[i64] = 50
AT_GO_ON: Final[i64] = 51
AT_ARRIVAL: Final[i64] = 52
AT_RAZE: Final[i64] = 53
# battle (battle/battle.py, battle/before_battle.py, battle/fronts.py, battle/aftermath.py, battle/loot.py)
AT_BATTLE: Final[i64] = 54
AT_BEFORE_DRAW: Final[i64] = 55
AT_DRAFT: Final[i64] = 56
AT_AFTER_DRAW: Final[i64] = 57
AT_BATTLE_TURN: Final[i64] = 58
AT_EXCHANGE: Final[i64] = 59
AT_SPREAD: Final[i64] = 60
AT_ZHUKOV: Final[i64] = 61
AT_SAVE: Final[i64] = 62
AT_NIGHTINGALE: Final[i64] = 63
AT_LOOT: Final[i64] = 64
# research (turn/research_phase.py)
AT_BEFORE_RESEARCH: Final[i64] = 65
AT_REVEAL: Final[i64] = 66
AT_RESEARCH: Final[i64] = 67
AT_LEARN: Final[i64] = 68  # learning in turn order, the dials
# checked after every completed choice (turn/end_of_game.py, CV-14.11)
AT_CHECK: Final[i64] = 69
# triggered card effects (realm/triggers.py)
AT_CARD_EVENT: Final[i64] = 70
# an answer in several parts, on its lane (cards/secret_answers.py)
AT_ANSWERING: Final[i64] = 71
# the immediate reward of a token or a relic (cards/token_rewards.py)
AT_REWARD: Final[i64] = 72
# Greece keeps one of two markers (map/great_people.py)
AT_KEEP_TYPE: Final[i64] = 73
# an extra action of a city, named at once (turn/city_management.py, CV-7.25)
AT_EXTRA_ACTION: Final[i64] = 74
# an army built on enemy figures attacks them (movement/storming.py, CV-7.5)
AT_STORM: Final[i64] = 75
# a great person yet to be gained (map/great_people.py)
AT_GAIN_PERSON: Final[i64] = 76
# a stack over the limit (map/stacks.py, CV-8.4)
AT_SURPLUS: Final[i64] = 77
