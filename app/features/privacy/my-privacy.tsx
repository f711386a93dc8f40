import type { ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/profile-privacy.ts';
import { useSession } from '#app/data/account/session.ts';
import type { DataCopy } from './data-copy.ts';
import { EraseAccount } from './erase-account.tsx';
import { MyConsents } from './my-consents.tsx';
import { ProcessingSwitches } from './processing-switches.tsx';
import { MyRequests } from './my-requests.tsx';
import { DownloadMyData } from './download-my-data.tsx';

/** What a person can do about their data, fold by fold; nothing for a visitor. */
export function MyPrivacy({ settings, copy }: Pick<DataCopy, 'settings'> & { copy: Copy }) {
  const session = useSession();
  if (session.kind !== 'person') return null;
  const { id, email = '' } = session.session.user;
  const asked: DataCopy = { settings, privacy: copy };
  return (
    <section className="mt-14 grid grid-cols-1 gap-6 border-t border-line pt-10">
      <div className="grid max-w-(--measure) gap-3">
        <h2 className="text-[1.4rem]">{copy.title}</h2>
        <p>{copy.lead}</p>
      </div>
      <div>
        <Fold title={copy.consents.title}>
          <MyConsents userId={id} copy={copy} />
        </Fold>
        <Fold title={copy.takeAlong.title}>
          <DownloadMyData email={email} copy={asked} />
        </Fold>
        <Fold title={copy.limits.title}>
          <ProcessingSwitches userId={id} copy={copy} />
        </Fold>
        <Fold title={copy.requests.title}>
          <MyRequests userId={id} copy={copy} />
        </Fold>
        <Fold title={copy.erase.title}>
          <EraseAccount email={email} copy={asked} />
        </Fold>
      </div>
    </section>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>
        <h3 className="text-[1.1rem]">{title}</h3>
      </summary>
      <div>{children}</div>
    </details>
  );
}
