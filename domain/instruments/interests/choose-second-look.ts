// Which items of the bank a second look asks of one person.
import type { AnswerLine } from '#domain/instruments/answer-lines.ts';
import type { InterestsProfile } from './profile.ts';
import type { InterestField } from './fields.ts';
import { riasecLetters, type RiasecLetter } from './riasec.ts';
import { bankItems, type BankItem } from './second-look.ts';

/** House rule: fewer would tell little, more would not be two minutes. */
const FEWEST = 12;
const MOST = 18;

/**
 * 12 to 18 items in the fields of the leading types, ties and all; none where no type leads. Every such field is asked once,
 * then once more, until twelve are asked. A field that the test's own answers tell least (fewest answers) comes first;
 * among equals the first of each type, then the second, types in the order of the profile. So where not all find room,
 * every type loses alike, and no two questions of one field follow each other. The same answers always choose the same.
 */
export function chooseSecondLook({
  profile,
  answers,
}: {
  profile: InterestsProfile;
  answers: readonly Pick<AnswerLine, 'field' | 'choice'>[];
}): readonly BankItem[] {
  if (profile.kind !== 'differentiated') return [];
  const answered = (field: InterestField) =>
    answers.filter((line) => line.field === field && line.choice !== null).length;
  const fields = leadingTypes(profile)
    .flatMap((scale) =>
      fieldsOf(scale)
        .toSorted((a, b) => answered(a) - answered(b))
        .map((field, place) => ({ field, place, answered: answered(field) })),
    )
    .toSorted((a, b) => a.answered - b.answered || a.place - b.place);
  const chosen: BankItem[] = [];
  for (let round = 0; chosen.length < FEWEST; round += 1) {
    const asked = fields.flatMap(({ field }) => itemsOf(field)[round] ?? []);
    if (asked.length === 0) break;
    chosen.push(...asked.slice(0, MOST - chosen.length));
  }
  return chosen;
}

/** What stands out; where all but the lowest are alike, or nothing stands out by itself, the first group of all. */
function leadingTypes({
  leading,
  groups,
}: Extract<InterestsProfile, { kind: 'differentiated' }>): readonly RiasecLetter[] {
  const types = leading.flat();
  return types.length > 0 ? types : (groups[0] ?? riasecLetters);
}

function fieldsOf(scale: RiasecLetter): readonly InterestField[] {
  return [...new Set(bankItems.filter((item) => item.scale === scale).map(({ field }) => field))];
}

function itemsOf(field: InterestField): readonly BankItem[] {
  return bankItems.filter((item) => item.field === field);
}
