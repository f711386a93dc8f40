// Mails to whoever answers requests about data: they count, and say what is due. Code tells them; no reader of the site gets one.
import { site } from '#content/site.ts';
import { constants } from '#domain/constants.ts';
import type { Locale } from '#domain/locale.ts';
import type { MailWords } from './mail-words.ts';
import { dayWords, rightsWords, type RightsFacts } from './rights-words.ts';

export type RequestMail = 'request-came' | 'request-due';

const { brand } = site;
const days = constants.requestReminderDays;

export function requestMails(
  locale: Locale,
  facts: RightsFacts,
): Readonly<Record<RequestMail, MailWords>> {
  const day = (date: string | undefined) => dayWords(locale, date);
  const { request: kind } = rightsWords(locale, facts);
  const told = {
    kind,
    before: day(facts.request?.due),
    count: facts.due?.count ?? 0,
    first: day(facts.due?.first),
  };
  return locale === 'es' ? inSpanish(told) : inEnglish(told);
}

/** Days in words, `count` of requests that wait. */
type Told = {
  readonly kind: string;
  readonly before: string;
  readonly count: number;
  readonly first: string;
};

function inSpanish({ kind, before, count, first }: Told): Record<RequestMail, MailWords> {
  return {
    'request-came': {
      subject: `Llegó una solicitud de derechos a ${brand}`,
      heading: 'Llegó una solicitud',
      paragraphs: [
        `Una persona pidió algo sobre sus datos: ${kind}.`,
        `Hay que responderle antes del ${before}. Te avisamos otra vez ${days} días antes si sigue pendiente.`,
      ],
      button: 'Ver la solicitud',
      notes: ['Quién es y qué escribió está en la zona de administración, en Solicitudes.'],
    },
    'request-due': {
      subject:
        count === 1
          ? `Una solicitud vence pronto · ${brand}`
          : `${count} solicitudes vencen pronto · ${brand}`,
      heading: count === 1 ? 'Una solicitud vence pronto' : `${count} solicitudes vencen pronto`,
      paragraphs: [
        count === 1
          ? `Hay una solicitud de derechos sin responder. Su plazo acaba el ${first}.`
          : `Hay ${count} solicitudes de derechos sin responder. El primer plazo acaba el ${first}.`,
      ],
      button: 'Ver las solicitudes',
      notes: ['La ley da un mes para responder.'],
    },
  };
}

function inEnglish({ kind, before, count, first }: Told): Record<RequestMail, MailWords> {
  return {
    'request-came': {
      subject: `A request about data reached ${brand}`,
      heading: 'A request came',
      paragraphs: [
        `A person asked for something about their data: ${kind}.`,
        `It has to be answered before ${before}. We will remind you ${days} days earlier if it still waits.`,
      ],
      button: 'See the request',
      notes: ['Who it is and what they wrote is in the admin area, under Requests.'],
    },
    'request-due': {
      subject:
        count === 1
          ? `A request is due soon · ${brand}`
          : `${count} requests are due soon · ${brand}`,
      heading: count === 1 ? 'A request is due soon' : `${count} requests are due soon`,
      paragraphs: [
        count === 1
          ? `A request about data is not answered yet. Its time ends on ${first}.`
          : `${count} requests about data are not answered yet. The first one’s time ends on ${first}.`,
      ],
      button: 'See the requests',
      notes: ['The law gives one month to answer.'],
    },
  };
}
