import type { ComponentProps } from 'react';
import { Section } from '#app/ui/section.tsx';
import { AdminQueryResult } from './admin-query-result.tsx';

/** A section about what the server has to be asked for: on its way, not reachable, or shown by `children`. */
export function QuerySection<Data>({
  query,
  copy,
  children,
  ...section
}: Omit<ComponentProps<typeof Section>, 'children'> &
  ComponentProps<typeof AdminQueryResult<Data>>) {
  return (
    <Section {...section}>
      <AdminQueryResult query={query} copy={copy}>
        {children}
      </AdminQueryResult>
    </Section>
  );
}
