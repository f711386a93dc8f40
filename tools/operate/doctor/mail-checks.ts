import { bad, look, ok, type CheckResult } from './check-result.ts';

/** What of the DNS is asked. */
export type Dns = {
  resolveTxt(name: string): Promise<string[][]>;
  resolve4(name: string): Promise<string[]>;
  reverse(address: string): Promise<string[]>;
};

/** Whether receivers of the world would believe mails of the sender's domain: SPF, DMARC, DKIM and the name of its machine. */
export async function checkMailNames(
  {
    from,
    smtpHost,
    dkimSelector,
  }: { from: string; smtpHost: string; dkimSelector: string | undefined },
  dns: Dns,
): Promise<CheckResult[]> {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? '';
  const texts = async (name: string) =>
    (await dns.resolveTxt(name).catch(() => [])).map((parts) => parts.join(''));
  return [
    spf(domain, await texts(domain)),
    dmarc(domain, await texts(`_dmarc.${domain}`)),
    dkimSelector === undefined
      ? look(
          'DKIM',
          'which key your mail service signs with is not known here',
          'Set DKIM_SELECTOR to the name that the service gave you (for example s1), and ask again.',
        )
      : dkim(domain, dkimSelector, await texts(`${dkimSelector}._domainkey.${domain}`)),
    await reverse(smtpHost, dns),
  ];
}

function spf(domain: string, texts: readonly string[]): CheckResult {
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const wanted = `Make one TXT record at ${domain}: v=spf1 include:<what your mail service says> -all`;
  if (records.length === 0) return bad('SPF', `${domain} names no sender`, wanted);
  if (records.length > 1) {
    return bad('SPF', `${domain} has ${records.length} records, and none counts then`, wanted);
  }
  const [record = ''] = records;
  return /\+all\s*$/i.test(record)
    ? bad('SPF', `${record}: anybody may send in your name`, wanted)
    : ok('SPF', record);
}

function dmarc(domain: string, texts: readonly string[]): CheckResult {
  const record = texts.find((text) => /^v=DMARC1\s*;/i.test(text));
  return record
    ? ok('DMARC', record)
    : bad(
        'DMARC',
        `_dmarc.${domain} is not there: large providers refuse such mails`,
        `Make a TXT record at _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:you@${domain}`,
      );
}

function dkim(domain: string, selector: string, texts: readonly string[]): CheckResult {
  const name = `${selector}._domainkey.${domain}`;
  return texts.some((text) => /(^|;)\s*p=[A-Za-z0-9+/]/.test(text))
    ? ok('DKIM', name)
    : bad(
        'DKIM',
        `${name} has no key`,
        'Make the record that your mail service shows for your domain.',
      );
}

async function reverse(host: string, dns: Dns): Promise<CheckResult> {
  const [address] = await dns.resolve4(host).catch(() => []);
  if (address === undefined) {
    return bad('mail server', `${host} has no address`, 'Correct the host in SMTP_URL.');
  }
  const names = await dns.reverse(address).catch(() => []);
  return names.length > 0
    ? ok('mail server', `${host}, ${address}, called ${names[0]}`)
    : look(
        'mail server',
        `${address} has no name (reverse DNS)`,
        'Ask whoever runs that machine for a PTR record; without one many receivers refuse it.',
      );
}
