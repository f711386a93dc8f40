import type { Way } from '#domain/admission/rules.ts';
import type { RegionId } from '#domain/regions.ts';
import type { Said } from '../grade-words.ts';

/** Why a first answer has no number, what is known instead, and the question to send. */
export function NoNumber({
  rule: { way },
  region,
  words,
}: {
  rule: { way: Way };
  region: RegionId;
  words: Said['copy']['result'];
}) {
  return (
    <p>
      {words.ask} {way === 'homologated' && region === 'madrid' && `${words.madrid} `}
      {words.explained[way]}
    </p>
  );
}
