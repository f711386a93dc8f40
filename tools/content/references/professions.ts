// What professions say of careers, and of the gates and sources that they share.
import type { GateRecord } from '#content/schemas/profession.ts';
import { locales } from '#domain/locale.ts';
import { gatesOf } from '../emit/professions.ts';
import type { Records } from '../kinds.ts';

/** Shared gates and sources exist and are used, each profession has careers, and what was not read has no figure. */
export function professionMistakes(records: Records): readonly string[] {
  const names = namesIn(records);
  const unknown = names.filter(({ kind, name }) => !records[kind].has(name));
  // What they share can be looked at where it is there.
  if (unknown.length > 0)
    return unknown.map(
      ({ file, field, kind, name }) => `${file} ${field}: content/${kind} has no ${name}`,
    );
  return [
    ...(['gates', 'gate-sources'] as const).flatMap((kind) =>
      [...records[kind].keys()]
        .filter((id) => !names.some((named) => named.kind === kind && named.name === id))
        .map((id) => `content/${kind}/${id}.yaml about: is used by none`),
    ),
    ...withoutCareers(records),
    ...figuresNotRead(records),
  ];
}

type Named = {
  readonly file: string;
  readonly field: string;
  readonly kind: 'gates' | 'gate-sources';
  readonly name: string;
};

/** Every place that names a shared gate or source. */
function namesIn({ gates, professions }: Records): readonly Named[] {
  const ofSource = (file: string, field: string, { source }: GateRecord): Named[] =>
    'shared' in source ? [{ file, field, kind: 'gate-sources', name: source.shared }] : [];
  return [
    ...[...gates].flatMap(([id, gate]) => ofSource(`content/gates/${id}.yaml`, 'source', gate)),
    ...[...professions].flatMap(([id, { gates: own }]) =>
      own.flatMap((gate, index): Named[] => {
        const [file, field] = [`content/professions/${id}.yaml`, `gates.${index}`];
        return 'shared' in gate
          ? [{ file, field, kind: 'gates', name: gate.shared }]
          : ofSource(file, `${field}.source`, gate);
      }),
    ),
  ];
}

function withoutCareers({ careers, professions }: Records): readonly string[] {
  const named = new Set([...careers.values()].map(({ profession }) => profession));
  return [...professions.keys()]
    .filter((id) => !named.has(id))
    .map((id) => `content/professions/${id}.yaml name: is the profession of no career`);
}

function figuresNotRead(records: Records): readonly string[] {
  return [...records.professions.keys()].flatMap((id) =>
    gatesOf(records, id).flatMap(({ what, outside, source }, index) =>
      source.mark === 'U' && locales.some((locale) => /\d/.test(what[locale] + outside?.[locale]))
        ? [`content/professions/${id}.yaml gates.${index}: has a figure that was not read`]
        : [],
    ),
  );
}
