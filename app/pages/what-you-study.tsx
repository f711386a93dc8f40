import type { Copy } from '#content/dictionaries/es/what-you-study.ts';
import { MailedQuestion } from '#app/features/direction/mailed-question.tsx';
import { PageHead } from '#app/ui/page-head.tsx';

export function Page({ copy }: { copy: Copy }) {
  return (
    <div className="page">
      <PageHead eyebrow={copy.eyebrow} title={copy.title} />
      <MailedQuestion copy={copy} />
    </div>
  );
}
