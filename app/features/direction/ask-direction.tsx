import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/what-you-study.ts';
import { directionQuery, saveDirection } from '#app/data/person/direction.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { DirectionForm } from './direction-form.tsx';
import { directionName } from './direction-name.ts';

/** After a result: what a person studies or leans towards, one press away; what was said can be changed and taken back. */
export function AskDirection({ owner, copy }: { owner: string; copy: Copy }) {
  const queries = useQueryClient();
  const locale = useLocale();
  const query = directionQuery(owner);
  const said = useQuery(query);
  const [isOpen, setIsOpen] = useState(false);
  const [isLost, setIsLost] = useState(false);
  if (said.data === undefined) return null;

  async function keep(family: string | null) {
    await saveDirection(owner, family);
    queries.setQueryData(query.queryKey, family);
    setIsOpen(false);
  }

  if (isOpen) {
    return (
      <section className="panel stack no-print">
        <h2 className="text-[1.4rem]">{copy.title}</h2>
        <p>{copy.onResult.text}</p>
        <DirectionForm onSend={keep} onCancel={() => setIsOpen(false)} copy={copy} />
      </section>
    );
  }
  return (
    <div className="stack no-print">
      <p role="status">
        {said.data !== null &&
          fill(copy.onResult.said, { family: directionName(said.data, locale, copy.open) })}
      </p>
      {isLost && <Notice tone="error">{copy.failed}</Notice>}
      <div className="actions">
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          {said.data === null ? copy.onResult.reopen : copy.onResult.change}
        </Button>
        {said.data !== null && (
          <Button
            variant="quiet"
            onClick={() => {
              setIsLost(false);
              void keep(null).catch(() => setIsLost(true));
            }}
          >
            {copy.onResult.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
