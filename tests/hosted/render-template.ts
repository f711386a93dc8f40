/** What Supabase's auth server hands to the templates of its mails; which of them depends on the mail. */
export type TemplateValues = {
  SiteURL?: string;
  /** The checked redirect, absolute; the site's own address where none was allowed. */
  RedirectTo?: string;
  ConfirmationURL?: string;
  Token?: string;
  TokenHash?: string;
  Email?: string;
  NewEmail?: string;
  OldEmail?: string;
  SendingTo?: string;
  Phone?: string;
  OldPhone?: string;
  Provider?: string;
  FactorType?: string;
  /** The account's metadata. */
  Data?: Record<string, unknown>;
};

const NAMES: Record<keyof TemplateValues, true> = {
  SiteURL: true,
  RedirectTo: true,
  ConfirmationURL: true,
  Token: true,
  TokenHash: true,
  Email: true,
  NewEmail: true,
  OldEmail: true,
  SendingTo: true,
  Phone: true,
  OldPhone: true,
  Provider: true,
  FactorType: true,
  Data: true,
};

/**
 * Renders a mail template (or a subject) as Supabase's auth server does: Go's `html/template`, with as much of the
 * language as our templates use, and with its escaping, which depends on the place: an address in `href` is filtered,
 * what follows its `?` or `#` is percent-encoded, everything else is escaped for HTML. Throws at anything else.
 */
export function renderTemplate(html: string, values: TemplateValues): string {
  const variables = new Map<string, string>();
  /** One entry per open `if`: whether its present branch is the chosen one, and whether one was chosen before. */
  const branches: { isChosen: boolean; isDone: boolean }[] = [];
  let written = '';
  for (const [, text = '', action] of html.matchAll(/([^]*?)(?:\{\{-? *([^]*?) *-?\}\}|$)/g)) {
    const isShown = branches.every(({ isChosen }) => isChosen);
    if (isShown) written += text;
    if (action === undefined) continue;
    const [word = ''] = action.split(' ');
    const branch = branches.at(-1);
    if (word === 'if') {
      const isChosen = isShown && isTrue(action.slice(3), values);
      branches.push({ isChosen, isDone: isChosen });
    } else if (word === 'else' && branch) {
      const condition = /^else if (.+)$/.exec(action)?.[1];
      const isWanted = condition === undefined || isTrue(condition, values);
      branch.isChosen = !branch.isDone && isWanted;
      branch.isDone ||= branch.isChosen;
    } else if (word === 'end' && branch) {
      branches.pop();
    } else if (isShown) {
      const set = /^(\$\w+) :?= (.+)$/.exec(action);
      if (set?.[1] && set[2]) variables.set(set[1], valueOf(set[2], values, variables));
      else written += escapeFor(written, valueOf(action, values, variables));
    }
  }
  if (branches.length > 0) throw new Error('An if of the template has no end.');
  return written;
}

/** `eq .Provider "google"`, or of what is printed: `(printf "%v" .Data.locale)`, of which `%.9v` is the first nine signs. */
function isTrue(condition: string, values: TemplateValues): boolean {
  const found = /^eq (?:\(printf "%(?:\.(\d+))?[vs]" ([.$\w]+)\)|([.$\w]+)) ["`]([^"`]*)["`]$/.exec(
    condition,
  );
  const name = found?.[2] ?? found?.[3];
  if (!name) throw new Error(`The template asks what is not understood here: ${condition}`);
  const value = valueOf(name, values, new Map()) || '<nil>';
  return (found?.[1] === undefined ? value : value.slice(0, Number(found[1]))) === found?.[4];
}

function valueOf(
  expression: string,
  values: TemplateValues,
  variables: Map<string, string>,
): string {
  const literal = /^"([^"]*)"$/.exec(expression)?.[1];
  const [, name = '', inData] = /^\.(\w+)(?:\.(\w+))?$/.exec(expression) ?? [];
  const value = literal ?? variables.get(expression);
  if (value !== undefined) return value;
  if (!isName(name) || (inData !== undefined) !== (name === 'Data')) {
    throw new Error(`Supabase hands no ${expression} to its templates.`);
  }
  const said: unknown = inData === undefined ? values[name] : values.Data?.[inData];
  // What a mail does not have is nothing at all there, too.
  if (said === undefined || said === null) return '';
  return typeof said === 'string' ? said : JSON.stringify(said);
}

function isName(name: string): name is keyof TemplateValues {
  return name in NAMES;
}

/** How Go escapes a value that follows this text. */
function escapeFor(before: string, value: string): string {
  const address = /\shref="([^"]*)$/.exec(before)?.[1];
  if (address === undefined) return escapeHtml(value);
  if (/[?#]/.test(address)) return percentEncode(value, /[A-Za-z0-9\-._~]/);
  const isSafe = address !== '' || /^(https?|mailto):/i.test(value) || !/^[^/]*:/.test(value);
  if (!isSafe) return '#ZgotmplZ';
  return escapeHtml(percentEncode(value, /[A-Za-z0-9\-._~!#$%&*+,/:;=?@[\]]/));
}

function percentEncode(value: string, kept: RegExp): string {
  return [...value]
    .map((sign) =>
      kept.test(sign)
        ? sign
        : [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    )
    .join('');
}

function escapeHtml(value: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&#34;',
    "'": '&#39;',
    '+': '&#43;',
  };
  return value.replaceAll(/[&<>"'+]/g, (sign) => entities[sign] ?? sign);
}
