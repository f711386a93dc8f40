import {
  toldSettings,
  type Settings,
  type ToldSettings,
} from '#content/catalog/occupations/told-settings.ts';
import { screenTime } from '#content/catalog/screen-time.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { listIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import type { Labelled } from '#app/features/careers/career-page/career-facts.ts';

type SettingsCopy = Copy['settings'];

/** How work is, in six lines; where nobody was asked, the one that is our own judgement. */
export function settingLines(
  career: string,
  settings: Settings | undefined,
  locale: Locale,
  copy: SettingsCopy,
): readonly Labelled[] {
  const screen = { label: copy.screen, text: sentence([copy.screens[screenTime(career)]]) };
  if (!settings) return [screen];
  const told = toldSettings(settings);
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

function peopleParts(told: ToldSettings, copy: SettingsCopy): (string | false)[] {
  return [
    copy.contact[told.people],
    told.meetsPublic && copy.meetsPublic,
    told.meetsAnger && copy.meetsAnger,
  ];
}

function risksText({ risks }: ToldSettings, locale: Locale, copy: SettingsCopy): string {
  if (risks.length === 0) return copy.noRisks;
  const text = listIn(locale).format(risks.map((risk) => copy.risk[risk]));
  return sentence([text.charAt(0).toUpperCase() + text.slice(1)]);
}

function sentence(parts: readonly (string | false)[]): string {
  return `${parts.filter((part) => part !== false).join('; ')}.`;
}
