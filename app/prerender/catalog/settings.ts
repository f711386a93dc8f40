import {
  toldSettings,
  type Settings,
  type ToldSettings,
} from '#content/catalog/occupations/told-settings.ts';
import { workDiffers } from '#content/compiled/careers/work-differs.js';
import { screenTime } from '#content/catalog/screen-time.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { listIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Labelled } from '#app/features/careers/career-page/career-facts.ts';

type SettingsCopy = Copy['settings'];

/** How work is, in six lines; where none are known, the one that is our own judgement. */
export function settingLines(
  career: string,
  settings: Settings | undefined,
  locale: Locale,
  copy: SettingsCopy,
): readonly Labelled[] {
  const screen = { label: copy.screen, text: sentence([copy.screens[screenTime(career)]]) };
  if (!settings) return [screen];
  const told = asWeTellIt(toldSettings(settings), workDiffers[career]);
  return [
    { label: copy.people, text: sentence(peopleParts(told, copy)) },
    { label: copy.place, text: sentence([copy.places[told.place]]) },
    {
      label: copy.body,
      text: sentence([copy.postures[told.posture], told.usesHands && copy.usesHands]),
    },
    screen,
    {
      label: copy.time,
      text: sentence([
        copy.deadlines[told.deadlines],
        copy.schedule[told.schedule],
        told.hasLongWeeks && copy.longWeeks,
      ]),
    },
    { label: copy.risks, text: risksText(told, locale, copy) },
  ];
}

type Told = Omit<ToldSettings, 'schedule'> & {
  readonly schedule: ToldSettings['schedule'] | 'shifts';
};

/** Figures are of an occupation in another country, and means; where the career is told otherwise, its record says so. */
function asWeTellIt(told: ToldSettings, differs: (typeof workDiffers)[string]): Told {
  if (!differs) return told;
  const { hours, place, deadlines, risks = [] } = differs;
  return {
    ...told,
    schedule: hours === 'changing' ? 'irregular' : (hours ?? told.schedule),
    place: place ?? told.place,
    deadlines: deadlines ?? told.deadlines,
    risks: [...new Set([...told.risks, ...risks])],
  };
}

/** Which parts of that are our judgement, beside the screen; in words. */
export function judgedParts(
  career: string,
  locale: Locale,
  copy: SettingsCopy,
): string | undefined {
  const differs = workDiffers[career];
  if (!differs) return undefined;
  const parts = (['hours', 'place', 'deadlines', 'risks'] as const).filter((part) => differs[part]);
  return fill(copy.judged, {
    parts: listIn(locale).format(parts.map((part) => copy.judgedParts[part])),
  });
}

function peopleParts(told: Told, copy: SettingsCopy): (string | false)[] {
  return [
    copy.contact[told.people],
    told.meetsPublic && copy.meetsPublic,
    told.meetsAnger && copy.meetsAnger,
  ];
}

function risksText({ risks }: Pick<Told, 'risks'>, locale: Locale, copy: SettingsCopy): string {
  if (risks.length === 0) return copy.noRisks;
  const text = listIn(locale).format(risks.map((risk) => copy.risk[risk]));
  return sentence([text.charAt(0).toUpperCase() + text.slice(1)]);
}

function sentence(parts: readonly (string | false)[]): string {
  return `${parts.filter((part) => part !== false).join('; ')}.`;
}
