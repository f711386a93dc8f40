import { Notice, type NoticeTone } from '#app/ui/notice.tsx';

/** A notice of one sentence; nothing where there is none. */
export function TextNotice({ tone, text }: { tone: NoticeTone; text: string | false | undefined }) {
  if (!text) return null;
  return (
    <Notice tone={tone}>
      <p>{text}</p>
    </Notice>
  );
}
