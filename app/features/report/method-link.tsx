import { Link } from 'react-router';
import { usePaths } from '#app/i18n/paths.tsx';
import type { InstrumentId } from '#domain/instruments/registry.ts';

/** The way to how a test was made and is scored. */
export function MethodLink({ test, label }: { test: InstrumentId; label: string }) {
  const paths = usePaths();
  return (
    <p>
      <Link to={`${paths.to('method')}#${test}`}>{label}</Link>
    </p>
  );
}
