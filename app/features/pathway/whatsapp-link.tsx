/** Where somebody may be written to by WhatsApp; nothing where no number (`+34 600 000 000`) is given. */
export function WhatsAppLink({
  number,
  className,
  newTab,
}: {
  number: string | undefined;
  className?: string;
  /** What a screen reader is told of a link that opens elsewhere; without it the link opens here. */
  newTab?: string;
}) {
  if (number === undefined) return null;
  return (
    <a
      href={`https://wa.me/${number.replaceAll(/\D/g, '')}`}
      className={className}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      WhatsApp
      {newTab && <span className="sr-only"> ({newTab})</span>}
    </a>
  );
}
