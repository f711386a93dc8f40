import { Link } from 'react-router';
import { usePaths } from '#app/i18n/paths.tsx';
import type { TestId } from './test-pages.ts';

/** The way to how a test was made and is scored. */
export function MethodLink({ test, label }: { test: TestId; label: string }) {
  const paths = usePaths();
  return (
    <p>
      <Link to={`${paths.to('method')}#${test}`}>{label}</Link>
    </p>
  );
}
