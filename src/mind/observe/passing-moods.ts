// More sentences that say nothing lasting, whatever words they use: told by others, meant as a joke, quoted from elsewhere, for this once,
// or only turned over in somebody's mind. One kept by mistake stands in front of every agent; one left out can be said again.
import type { MoodRule } from './mood-rule.ts';

export const PASSING_MOODS: readonly MoodRule[] = [
  {
    mood: 'hearsay',
    pattern:
      /\b(?:apparently|supposedly|allegedly|reportedly|rumou?rs?(?: is| has)?|i(?:['’]ve)? (?:over)?heard|i read (?:that|somewhere|on|in)|heard (?:that|from|somewhere)|(?:some(?:one|body)|some people|people|folks|they|an? (?:friend|colleague|guy|blog|post|article|tutorial|video)[\w ]{0,20}|the (?:internet|article|blog(?: post)?|tutorial|vendor|sales \w+|salesperson|recruiter|hotline|support hotline|talk|old docs?|old wiki)|reddit|twitter|stack ?overflow|chatgpt|hacker news|google)(?: on [\w ]{2,20})? (?:said|says?|claims?|claimed|thinks?|told me|mentioned|recommends?|suggests?|swears?|insists?)|according to (?:the (?:blog|article|docs?|vendor|internet|forum|post|release notes|changelog)|some|an? |him|her|them)|(?:their|the old|the vendor's) docs? (?:say|says|claim)|in my (?:old|last|previous) (?:company|job|team|project)|my old boss|the tutorial|word is|as far as i (?:know|remember)|if i (?:remember|recall)|iirc|afaik|no idea (?:if|whether)|who knows|(?:need|have) to (?:verify|double.check)|haven['’]t (?:checked|verified)|angeblich|soll angeblich|dicen que|se dice|alguien dijo|il paraît|quelqu['’]un a dit|dizem que)\b/iu,
    is: [
      'apparently you must never use more than 8 workers',
      'someone on the forum said the port is 9000',
      'i heard finance wants dollars',
      'in my old company we always used perforce',
    ],
    isNot: ['finance wants dollars in every report', 'the vendor sends the file at night'],
  },
  {
    mood: 'joke',
    pattern:
      /\b(?:lol|lmao|rofl|haha+|jk|just kidding|kidding aside|jaja+)\b|(?:^|\s)\/s(?:$|\s)|\b(?:what could (?:possibly )?(?:go wrong|happen)|because that (?:worked|went)|yeah,? right|sure,? (?:let['’]s|why not)|oh (?:great|sure|yes|wonderful|lovely|joy)\b|(?:just )?(?:great|wonderful|brilliant|fantastic|perfect|lovely),? (?:another|now|so|more|only|the)|(?:i )?love (?:it )?(?:how|when)|who needs|lucky us|call the press|captain obvious|(?:best|great) idea ever|nothing says|must be nice|and pray|apparently we|we (?:clearly|obviously) (?:follow|love|prefer|believe)|the famous|they said)\b|[;]-?\)|[🙃🙄😂🤣]/iu,
    is: [
      'oh yes, never ever write a comment',
      "sure, let's always deploy on friday",
      'the rule is that nobody reads the logs lol',
    ],
    isNot: ['never write a comment that repeats the code', 'great. we deploy on tuesdays'],
  },
  {
    mood: 'quoted',
    pattern:
      /\b(?:says?|said|prints?|printed|messages?|log|logs|warns?|warning|errors?|output|title|reads|complains|called|line)\b[^"“]{0,20}["“][^"”]{14,}["”]/i,
    is: ['it says: "you must never call this twice"'],
    isNot: ['we say "sign in", not "log in"', 'the status is "done" in both tables'],
  },
  {
    mood: 'momentary',
    pattern:
      /\b(?:(?:just |only )?(?:for|in) this (?:run|one|ticket|branch|test|pr|commit|call|demo|screenshot|session|experiment|shell|round|case|function|method|query|mockup|dropdown|docstring|change|snippet|step|loop|prototype)|(?:when|while) you (?:debug|port|refactor|move|fix|rewrite|rename) (?:this|that|it)\b|until (?:we|they|you)(?:['’](?:re|ve)| are| have)? (?:through|done|ready|fix|fixed|merged?|found|know)|only this time|just (?:for|until) (?:now|the (?:demo|screenshot|test|moment|presentation))|until (?:i['’]m|i am|i (?:say|have|get)|tomorrow|tonight|then)|as an exception|for the (?:demo|screenshot|stream|presentation)|while (?:i|we|you)(?:['’](?:m|re))? (?:\w+ing|debug|work|look|test)|(?<!since )this (?:morning|afternoon|evening)|for a (?:minute|moment|sec|second|bit)|hold off|^wait (?:with|until|for))\b/iu,
    is: [
      'for this run use a batch size of 16',
      "until i'm back never touch the queue",
      'in this pr no refactoring please',
      'always take the first match in this function',
      "always ask me before the next step until we're through",
    ],
    isNot: ['a run uses a batch size of 16', 'the flag stays until summer', 'no sleep in tests, wait for the element'],
  },
  {
    mood: 'considered',
    pattern:
      /\b(?:i keep thinking|part of me|toying with|(?:one|another|an) option (?:is|would)|in an ideal world|ideally|if it were up to me|if (?:we|i) had|torn between|tempted to|wouldn['’]t it|(?:would|['’]d) be (?:great|cool|good|interesting|fun|lovely|fine|curious|handy)|down the (?:road|line)|thinking out loud|just thinking|brainstorm\w*|worst case|assuming (?:we|that|the)|we may (?:end|want|need)|you could argue|there is an argument|hard to say|undecided|not decided|haven['’]t decided|still open|leaning towards?|tending towards?|mal sehen|man könnte|podría ser|on verra)\b/iu,
    is: ['in an ideal world each team would own its data', 'one option is to cache at the edge'],
    isNot: ['each team owns its data', 'the option is called cache'],
  },
];
