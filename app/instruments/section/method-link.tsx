import { Link } from '#app/ui/navigation/link.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { instruments, type InstrumentId } from '#domain/instruments/registry.ts';

/** The way to how a test was made and is scored. */
export function MethodLink({ instrument, label }: { instrument: InstrumentId; label: string }) {
  const paths = usePaths();
  return (
    <p className="no-print">
      <Link to={`${paths.to('method')}#${instruments[instrument].storedId}`}>{label}</Link>
    </p>
  );
}
