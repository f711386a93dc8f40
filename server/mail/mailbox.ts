const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to, for counting and nothing else: without what follows a plus sign, in lower
 * case, and for Gmail without dots. Where a provider has other ways to write one mailbox, they count apart.
 */
export function mailboxOf(address: string): string {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const [local = ''] = text.slice(0, at).split('+');
  const domain = text.slice(at + 1);
  if (!GMAIL.has(domain)) return `${local}@${domain}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
}
