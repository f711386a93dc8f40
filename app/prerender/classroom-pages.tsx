import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { Locale } from '#domain/locale.ts';
import type { LoadedPage } from '#app/page-loading/loaded-page.ts';
import { Page as ClassroomPage } from '#app/pages/classroom/classroom.tsx';
import { Page as LessonPage } from '#app/pages/classroom/lesson.tsx';

const classroomWords = wordsOf('classroom');
const lessonWords = wordsOf('lesson');

/** What schools read of class sessions. */
export async function loadClassroom(locale: Locale): Promise<LoadedPage> {
  const copy = await loadWords(classroomWords, locale);
  return {
    Page: () => <ClassroomPage copy={copy} />,
    copy,
    questions: copy.law.questions,
  };
}

/** A lesson on the report of a group. */
export async function loadLesson(locale: Locale): Promise<LoadedPage> {
  const copy = await loadWords(lessonWords, locale);
  return { Page: () => <LessonPage copy={copy} />, copy };
}
