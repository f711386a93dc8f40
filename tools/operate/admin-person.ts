// `npm run admin -- correct|freeze|unfreeze|erase`: what an operator does for one person.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { constants } from '#domain/constants.ts';
import { ageBands, countries, studyLevels } from '#domain/about-person.ts';
import { locales } from '#domain/locale.ts';
import {
  controlPerson,
  findAccount,
  type ControlAct,
  type ControlledAccount,
  type ControlOutcome,
} from '#server/database/control-person.ts';
import type { Database } from '#server/database/database.ts';

export const personCommands = ['correct', 'freeze', 'unfreeze', 'erase'] as const;
type PersonCommand = (typeof personCommands)[number];

export const personUsage = `       npm run admin -- erase|unfreeze <email> --reason "…" [--yes]
       npm run admin -- freeze <email> --reason "…" [--minor] [--yes]
       npm run admin -- correct <email> --reason "…" [--name "…"] [--country MX] [--age-band ${ageBands[0]}]
         [--study-level university] [--language es] [--yes]     (an empty "" takes an answer away)`;

/** An empty value takes away what was said. */
const said = <Value extends string>(values: readonly Value[]) =>
  z.union([z.enum(values), z.literal('').transform(() => null)]).optional();
const asked = z.object({
  reason: z.string().trim().min(3).max(200),
  minor: z.boolean().default(false),
  yes: z.boolean().default(false),
  name: z.string().trim().min(1).max(100).optional(),
  country: said(countries),
  'age-band': said(ageBands),
  'study-level': said(studyLevels),
  language: z.enum(locales).optional(),
});
type Asked = z.infer<typeof asked>;

/** What was asked for, or why it cannot be done, in a line. */
export function readPersonCommand(
  command: PersonCommand,
  args: readonly string[],
): { email: string; act: ControlAct; why: string; isSure: boolean } | string {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        minor: { type: 'boolean' },
        yes: { type: 'boolean' },
        name: { type: 'string' },
        country: { type: 'string' },
        'age-band': { type: 'string' },
        'study-level': { type: 'string' },
        language: { type: 'string' },
      },
    });
    const [email] = positionals;
    if (!email || positionals.length > 1) return 'Whose account? One address, please.';
    const parsed = asked.safeParse(values);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return `--${String(issue?.path[0])}: ${issue?.message}`;
    }
    const act = actOf(command, parsed.data);
    if (act.kind === 'correct' && Object.keys(act.changes).length === 0) {
      return 'What is to be corrected? The address is not: the person changes it in the profile, from both mailboxes.';
    }
    return { email, act, why: parsed.data.reason, isSure: parsed.data.yes };
  } catch (error) {
    // An option that there is not.
    return error instanceof Error ? error.message : String(error);
  }
}

function actOf(command: PersonCommand, values: Asked): ControlAct {
  if (command === 'freeze') return { kind: 'freeze', isMinor: values.minor };
  if (command !== 'correct') return { kind: command };
  const { name, language } = values;
  return {
    kind: 'correct',
    changes: {
      ...(name === undefined ? {} : { full_name: name }),
      ...(language === undefined ? {} : { locale: language }),
      ...(values.country === undefined ? {} : { country: values.country }),
      ...(values['age-band'] === undefined ? {} : { age_band: values['age-band'] }),
      ...(values['study-level'] === undefined ? {} : { study_level: values['study-level'] }),
    },
  };
}

/** Says what will happen, asks, does it. The exit code. */
export async function runPersonCommand(
  database: Database,
  { email, act, why, isSure }: { email: string; act: ControlAct; why: string; isSure: boolean },
): Promise<number> {
  const account = await findAccount(database, email);
  if (!account) {
    console.error(`${email} has no account here.`);
    return 1;
  }
  console.log(`${describe(account)}\n${announce(act)}`);
  if (!isSure && !(await isConfirmed())) {
    console.error('Nothing was done.');
    return 1;
  }
  const outcome = await controlPerson(database, account.id, { act, why });
  console.log(`${account.email}: ${outcomes[outcome]}`);
  return outcome === 'last' || outcome === 'named' ? 1 : 0;
}

function describe({ email, name, since, tests, isAdmin, isFrozen }: ControlledAccount): string {
  const facts = [
    `account since ${since.toISOString().slice(0, 10)}`,
    `tests: ${tests}`,
    ...(isAdmin ? ['admin'] : []),
    ...(isFrozen ? ['frozen'] : []),
  ];
  return `${name || 'No name'} <${email}>, ${facts.join(', ')}`;
}

function announce(act: ControlAct): string {
  if (act.kind === 'correct') return `Will be changed: ${JSON.stringify(act.changes)}. ${TOLD}`;
  if (act.kind === 'unfreeze')
    return `Will be usable again, also where they froze it themselves. ${TOLD}`;
  if (act.kind === 'erase') {
    return `Will be erased for ever: the account, its tests and results, consents, requests, notes, links, sessions. ${TOLD}`;
  }
  const frozen = `Will be kept as it is and not used: read-only, in no research, in no mailing. ${TOLD}`;
  return act.isMinor
    ? `${frozen} A case waits ${constants.minorAnswerDays} days for the parents, under Requests.`
    : frozen;
}

const TOLD = 'The person gets a mail, and the audit a row.';

const outcomes: Record<ControlOutcome, string> = {
  done: 'done.',
  unchanged: 'was so already; nothing changed.',
  last: 'is the last admin and stays; grant somebody else first.',
  named:
    'not done. The reason stays in the audit after the account is gone, so it may not have the name or the address.',
};

async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.error('There is nobody to ask here: --yes says that you are sure.');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question('Go on? Type yes: ');
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
