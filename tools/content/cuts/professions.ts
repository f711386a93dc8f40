// What practice of a regulated profession asks for: in full for pages that are built, and in short for what a browser loads.
import type { GateRecord } from '#content/schemas/profession.ts';
import type { Gate, RegulatedProfession } from '#content/professions/gate.ts';
import type { Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';
import { careersInOrder } from './careers.ts';
import { ordered } from './ordered.ts';

export function cutProfessions(records: Records): readonly Emitted[] {
  const professions = professionsInFull(records);
  const kinds = careersInOrder(records).flatMap(([id]) => {
    const own = professions.find(({ careers }) => careers.includes(id));
    const asked = own?.gates.filter(({ forSome }) => !forSome) ?? [];
    return asked.length > 0 ? [[id, [...new Set(asked.map(({ kind }) => kind))]]] : [];
  });
  return [
    {
      path: 'professions/all',
      imports: [`import type { RegulatedProfession } from '#content/professions/gate.ts';`],
      exports: {
        regulatedProfessions: { value: professions, type: 'readonly RegulatedProfession[]' },
      },
    },
    {
      path: 'professions/gate-kinds',
      imports: [`import type { GateKind } from '#content/schemas/profession.ts';`],
      exports: {
        gateKinds: {
          value: Object.fromEntries(kinds),
          type: 'Readonly<Record<string, readonly GateKind[]>>',
        },
      },
    },
  ];
}

/** Professions by place, with their careers, and with what they share written out. */
function professionsInFull(records: Records): readonly RegulatedProfession[] {
  const careers = careersInOrder(records);
  return ordered(records.professions).map(([id, { name, years, entry }]) => ({
    name,
    careers: careers.flatMap(([career, { profession }]) => (profession === id ? [career] : [])),
    gates: gatesOf(records, id),
    ...(years && { years }),
    ...(entry && { entry }),
  }));
}

/**
 * The gates of a profession, with what it shares with others written out.
 * @throws RangeError where a shared gate or source is not there
 */
export function gatesOf(records: Records, profession: string): readonly Gate[] {
  return recordOf(records.professions, profession).gates.map((gate) =>
    gateInFull(records, 'shared' in gate ? recordOf(records.gates, gate.shared) : gate),
  );
}

function gateInFull(records: Records, gate: GateRecord): Gate {
  const { kind, forSome, what, outside, source } = gate;
  return {
    kind,
    ...(forSome && { forSome }),
    what,
    ...(outside && { outside }),
    source: sourceInFull(records, source),
  };
}

function sourceInFull(records: Records, source: GateRecord['source']): Gate['source'] {
  if (!('shared' in source)) return source;
  const { about: _, ...shared } = recordOf(records['gate-sources'], source.shared);
  return shared;
}

function recordOf<Said>(records: ReadonlyMap<string, Said>, id: string): Said {
  const record = records.get(id);
  if (!record) throw new RangeError(`no record is called ${id}`);
  return record;
}
