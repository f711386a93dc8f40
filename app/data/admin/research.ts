// Studies and calibrations of each version of a test, as an admin reads and accepts them.
import * as z from '#domain/zod.ts';
import { parseCalibration, type Calibration } from '#domain/research/calibration.ts';
import {
  parseCriterionStudy,
  parseStudy,
  type CriterionStudy,
  type Study,
} from '#domain/research/study.ts';
import { adminQuery, answerTo } from './ask.ts';

const version = {
  instrument: z.string(),
  version: z.number(),
  figures: z.unknown(),
  is_synthetic: z.boolean(),
};
const rows = z.object({
  studies: z.array(z.object(version)),
  calibrations: z.array(
    z.object({
      ...version,
      id: z.number(),
      accepted_at: z.nullable(z.string()),
      accepted_by: z.nullable(z.string()),
    }),
  ),
});

export type KeptCalibration = {
  readonly id: number;
  readonly figures: Calibration;
  readonly isSynthetic: boolean;
  readonly accepted: { readonly at: string; readonly by: string | null } | undefined;
};

/** A version with what is known of it. */
export type StudiedVersion = {
  readonly study: Study;
  readonly isSynthetic: boolean;
  readonly calibration: KeptCalibration | undefined;
};

/** What is known of every version, and of how the tests agree with what people say. */
export type Research = {
  readonly versions: readonly StudiedVersion[];
  readonly criterion: CriterionStudy | undefined;
};

/** The newest figures of every version; of generated people only where there are none of real ones. */
export const researchQuery = adminQuery(['research'], (client) => client.rpc('admin_research'), {
  parse: (value) => researchOf(rows.parse(value)),
});

type Version = Pick<z.infer<typeof rows>['studies'][number], 'instrument' | 'version'>;

function researchOf({ studies, calibrations }: z.infer<typeof rows>): Research {
  const isSame = (one: Version, other: Version) =>
    one.instrument === other.instrument && one.version === other.version;
  const real = studies.filter(({ is_synthetic: isSynthetic }) => !isSynthetic);
  const versions = studies
    .filter((row) => !row.is_synthetic || !real.some((other) => isSame(row, other)))
    .flatMap((row) => {
      const study = parseStudy(row.figures);
      const calibration = calibrations.find(
        (one) => isSame(one, row) && one.is_synthetic === row.is_synthetic,
      );
      const isSynthetic = row.is_synthetic;
      return study ? [{ study, isSynthetic, calibration: calibration && kept(calibration) }] : [];
    });
  const [criterion] = studies.flatMap(({ figures }) => parseCriterionStudy(figures) ?? []);
  return { versions, criterion };
}

function kept({
  id,
  figures,
  is_synthetic: isSynthetic,
  accepted_at: at,
  accepted_by: by,
}: z.infer<typeof rows>['calibrations'][number]): KeptCalibration | undefined {
  const calibration = parseCalibration(figures);
  const accepted = at === null ? undefined : { at, by };
  return calibration && { id, figures: calibration, isSynthetic, accepted };
}

/** Needs a code of a moment ago; twice is once. */
export async function acceptCalibration(calibration: number, why: string): Promise<void> {
  await answerTo((client) => client.rpc('admin_accept_calibration', { calibration, why }));
}
