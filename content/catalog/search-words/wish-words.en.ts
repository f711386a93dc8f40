// How wishes are told in English; what is compared is in small letters and without accents.
import type { WishWords } from './wishes.ts';

const not =
  "(?:no|without|not|hate|dont like|don’t like|don't like|little|less|bad (?:at|with)|not good (?:at|with)|(?:suck|terrible|awful|hopeless|struggle) (?:at|with)|avoid)";

export const wishWords: WishWords = {
  told: [
    [
      'no-maths',
      new RegExp(
        `\\b${not}(?: \\w+){0,3} (?:maths?|mathematics|numbers|algebra)|\\bhate (?:maths?|numbers)`,
      ),
    ],
    ['unwanted', new RegExp(`\\b${not}(?: \\w+){0,3} (?:blood|wounds|needles)|squeamish`)],
    [
      'machines',
      /(?:\bnot?|never|wont|won.t|cant|can.t)(?: \w+){0,3} (?:taken?|replac|disappear|automat)\w*|\b(?:safe from|proof against) (?:ai|robots)\b|\bai[- ](?:proof|safe)\b/,
    ],
    [
      'alone',
      new RegExp(
        `\\b${not}(?: \\w+){0,4} (?:people|customers|the public|talking)|\\b(?:alone|on my own|by myself|introverts?|shy)\\b`,
      ),
    ],
    [
      'moving',
      new RegExp(
        `\\b${not}(?: \\w+){0,3} (?:sit|sitting|desk|office)|\\b(?:moving around|on my feet|active job)\\b`,
      ),
    ],
    [
      'short',
      new RegExp(
        `\\b${not}(?: \\w+){0,3} (?:study(?:ing)? (?:much|long|for years)|university|college)|\\b(?:short (?:course|degree|studies|career)s?|quick (?:course|degree)|few years|two years|2 years|one year)\\b`,
      ),
    ],
    ['easy-entry', /\b(?:low (?:grades?|marks?)|easy to get in(?:to)?|easy|easiest)\b/],
    [
      'money',
      /\b(?:money|rich|well[- ]paid|highest paid|high(?:est)? salar\w+|salar(?:y|ies)|pays? (?:well|more|best|a lot)|earn (?:well|more|a lot)|millionaire|wealthy)\b/,
    ],
    [
      'jobs',
      /\b(?:in demand|job security|secure job|easy to find (?:a )?jobs?|jobs? for the future|future)\b/,
    ],
    ['home', /\b(?:(?:from|at) home|remote(?:ly)?|home ?office|online|freelance|digital nomad)\b/],
    ['public', /\b(?:civil serv(?:ant|ice)|for the government|government job|stable|stability)\b/],
    ['animals', /\b(?:animals?|dogs?|cats?|horses?|pets?|wildlife|birds|fish)\b/],
    ['children', /\b(?:child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|little ones)\b/],
    ['travel', /\b(?:travel(?:l?ing)?|see the world|other countries|abroad|flying)\b/],
    ['farm', /\b(?:farms?|farming|ranch(?:es)?|the countryside)\b/],
    ['plants', /\b(?:plants?|flowers?|trees|gardens?|growing (?:food|things))\b/],
    ['outdoors', /\b(?:outdoors?|outside|nature|open air|fresh air|mountains?|forests?|sea)\b/],
    [
      'hands',
      /\b(?:(?:with )?my hands|hands[- ]on|manual|fix(?:ing)? things|build(?:ing)? things|mak(?:e|ing) things)\b/,
    ],
    ['draw', /\b(?:draw(?:ing)?|paint|comics?|manga|illustrat(?:e|ing))\b/],
    ['stage', /\b(?:danc(?:e|ing)|sing(?:ing)?|act(?:ing)? on stage|on stage)\b/],
    ['art', /\b(?:art(?:s|istic)?|creat(?:e|ive|ivity))\b/],
    ['tech', /\b(?:computers?|technology|tech|coding|code|programming)\b/],
    ['people', /\b(?:(?:with|meet(?:ing)?|talk(?:ing)? to) people|sociable)\b/],
    ['lives', /\b(?:sav(?:e|ing) (?:lives|people)|rescu(?:e|ing))\b/],
    ['elders', /\b(?:elderly|old people|seniors|grandparents)\b/],
    ['sick', /\b(?:sick people|the sick|patients|hospitals?)\b/],
    ['planet', /\b(?:the environment|ecology|the planet|climate change|pollution)\b/],
    [
      'help',
      /\b(?:help(?:ing)?|caring for|care for|sav(?:e|ing) the world|make a difference|change the world)\b/,
    ],
    [
      'unsure',
      /\b(?:no idea|not sure|don.?t know|what (?:should i|to) study|anything|undecided)\b/,
    ],
  ],
  noise:
    /\b(?:i|i.?d|me|my|a|an|the|of|to|in|on|with|for|and|or|that|want|would|like|love|enjoy|be|being|do|doing|work(?:ing)?|study(?:ing)?|find|something|some|jobs?|careers?|profession|live|people|others|lot|very|much|where|can|all|day|not|no|without|good|great|more|around|lots|get|make|making|earn|other|help(?:ing)?)\b/g,
  none: /^(?:i )?(?:(?:want|would like|d like|going) to )?(?:(?:be|become|work as) )?(?:an? |the )?(?:(?:drug )?(?:dealer|lord|trafficker)s?|hit ?m[ae]n|thie(?:f|ves)|robbers?|gangsters?|killers?|murderers?|criminals?|pirates?|smugglers?|scammers?|terrorists?|(?:kill|murder|rob|scam|steal|kidnap|smuggle|traffic|launder)(?: \w+){0,3}|(?:sell|deal|cook)(?:ing)? (?:drugs|weapons|cocaine|weed|meth)|fortune[- ]?tellers?|psychics?|witch(?:es)?|(?:tell|see|predict|read) (?:the future|fortunes|palms|tarot)|work (?:with|for) my (?:dad|mum|mom|parents|family|father|mother|brother|sister|uncle))$/,
  refusal: /^(?:no |not |don.?t|i (?:don.?t|hate)|hate|without)/,
};
