import { createContext, useContext, useState, type ReactNode } from 'react';
import { adminRefusal } from '#app/data/admin/refused.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { useRefusal } from './use-refusal.ts';

/** `dismissed`: the code was asked for and not given; nothing was done. */
export type Came<Value> = { kind: 'done'; value: Value } | { kind: 'dismissed' };

type WithFreshCode = <Value>(work: () => Promise<Value>) => Promise<Came<Value>>;

const Context = createContext<WithFreshCode>(async (work) => ({
  kind: 'done',
  value: await work(),
}));

/**
 * Does what needs a code of a moment ago: when the server says that the last one is too old, asks for another over the
 * page, which keeps all that was typed, and goes on by itself. What fails otherwise is thrown on.
 */
export function useFreshCode(): WithFreshCode {
  return useContext(Context);
}

/** Around the admin area: the dialog that asks. */
export function FreshCode({
  renderForm,
  copy,
  children,
}: {
  /** The form for the code; calls back once it was right. */
  renderForm: (onDone: () => void) => ReactNode;
  copy: Copy['fresh'];
  children: ReactNode;
}) {
  const [settle, setSettle] = useState<(isGiven: boolean) => void>();
  const answerRefusal = useRefusal();

  function askCode(): Promise<boolean> {
    return new Promise((resolve) => {
      setSettle(() => (isGiven: boolean) => {
        setSettle(undefined);
        resolve(isGiven);
      });
    });
  }

  async function withFreshCode<Value>(work: () => Promise<Value>): Promise<Came<Value>> {
    try {
      return { kind: 'done', value: await work() };
    } catch (error) {
      answerRefusal(error);
      if (adminRefusal(error) !== 'fresh-code') throw error;
    }
    return (await askCode()) ? { kind: 'done', value: await work() } : { kind: 'dismissed' };
  }

  return (
    <Context value={withFreshCode}>
      {children}
      <Dialog
        open={settle !== undefined}
        title={copy.title}
        closeLabel={copy.close}
        onClose={() => settle?.(false)}
      >
        <p>{copy.text}</p>
        {settle && renderForm(() => settle(true))}
      </Dialog>
    </Context>
  );
}
