import { queryOptions } from '@tanstack/react-query';
import { askEditor, EditorRefusal } from './ask-editor.ts';

/** `factor`: may edit, once there is a second factor. `null`: may not. */
export type EditorRole = { kind: 'editor' | 'factor'; mayPublish: boolean } | null;

/** Read without a library: the page asks this before it loads anything of the editor. */
const shape = {
  parse(answer: unknown): { mayPublish: boolean } {
    const isRead = typeof answer === 'object' && answer !== null && 'mayPublish' in answer;
    if (!isRead || typeof answer.mayPublish !== 'boolean') throw new Error('answered with no role');
    return { mayPublish: answer.mayPublish };
  },
};

/** What a person may do with content, asked anew once a second factor was used. */
export function editorRoleQuery(userId: string, hasFactor: boolean) {
  return queryOptions({
    queryKey: ['editor', 'role', userId, hasFactor],
    queryFn: async (): Promise<EditorRole> => {
      try {
        return { kind: 'editor', ...(await askEditor('me', shape)) };
      } catch (error) {
        if (!(error instanceof EditorRefusal)) throw error;
        return error.code === 'insufficient_aal' ? { kind: 'factor', mayPublish: false } : null;
      }
    },
    retry: false,
  });
}
