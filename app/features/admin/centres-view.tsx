import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  adminCentresQuery,
  lookAtCentre,
  type AdminCentre,
  type ListedCentre,
} from '#app/data/admin/centres.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import type { Copy as AreaCopy } from '#content/dictionaries/es/admin-area.ts';
import type { Copy } from '#content/dictionaries/es/admin-centres.ts';
import { countryNamesIn } from '#content/wording/formats.ts';
import { AdminQueryResult } from './frame/admin-query-result.tsx';
import { AdminTable } from './frame/admin-table.tsx';
import { day } from './frame/dates.ts';
import { Section, ViewHead } from '#app/ui/section.tsx';
import { useAdminAction } from './frame/use-admin-action.ts';
import { WhyForm } from './frame/why-form.tsx';

/** Every centre with its numbers; who works at one only for a reason, which is written down. */
export function CentresView({ area, copy }: { area: AreaCopy; copy: Copy }) {
  const locale = useLocale();
  const query = useQuery(adminCentresQuery());
  const [chosen, setChosen] = useState<ListedCentre>();
  const countries = countryNamesIn(locale);
  return (
    <>
      <ViewHead title={copy.title} lead={copy.lead} />
      {chosen && (
        <Look
          key={chosen.id}
          centre={chosen}
          onClose={() => setChosen(undefined)}
          area={area}
          copy={copy}
        />
      )}
      <AdminQueryResult query={query} copy={area}>
        {(centres) => (
          <AdminTable
            ofWords
            caption={copy.caption}
            captionHidden
            none={copy.none}
            columns={copy.columns}
            numbers={['staff', 'groups', 'sessions']}
            rows={centres.map((centre) => [
              centre.id,
              nameOf(centre, copy),
              countries.of(centre.country) ?? centre.country,
              day(centre.created_at, locale),
              centre.staff,
              centre.groups,
              centre.sessions,
              <Button
                key="look"
                variant="quiet"
                aria-label={fill(copy.lookOf, { name: centre.name })}
                onClick={() => setChosen(centre)}
              >
                {copy.look}
              </Button>,
            ])}
          />
        )}
      </AdminQueryResult>
    </>
  );
}

function nameOf(centre: ListedCentre, copy: Copy): string {
  return [
    centre.name,
    copy.kinds[centre.kind],
    ...(centre.closing_at ? [copy.closing] : []),
    ...(centre.may_keep_pupils === false ? [copy.counts] : []),
  ].join(' · ');
}

/** Asks why first; then who works there, and what its leads accepted. */
function Look({
  centre,
  onClose,
  area,
  copy,
}: {
  centre: ListedCentre;
  onClose: () => void;
  area: AreaCopy;
  copy: Copy;
}) {
  const locale = useLocale();
  const [seen, setSeen] = useState<AdminCentre>();
  const { isBusy, hasFailed, act } = useAdminAction();
  return (
    <Section title={fill(copy.of, { name: centre.name })}>
      {seen ? (
        <>
          <AdminTable
            ofWords
            caption={fill(copy.of, { name: centre.name })}
            captionHidden
            columns={copy.staffColumns}
            rows={seen.staff.map((one) => [
              one.user,
              one.name,
              one.email,
              copy.roles[one.role],
              day(one.joined_at, locale),
            ])}
          />
          <h3>{copy.agreements}</h3>
          <ul>
            {seen.agreements.map(({ accepted_at, version, minimum_age: age }) => (
              <li key={accepted_at}>
                {fill(copy.agreement, { when: day(accepted_at, locale) ?? '', version, age })}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <WhyForm
          words={copy}
          submit={copy.open}
          isBusy={isBusy}
          send={(why) => act(() => lookAtCentre(centre.id, why), setSeen)}
        >
          <TextNotice tone="error" text={hasFailed && area.unreachable} />
        </WhyForm>
      )}
      <p>
        <Button variant="quiet" onClick={onClose}>
          {copy.close}
        </Button>
      </p>
    </Section>
  );
}
