import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { askEditor, EditorRefusal } from './ask-editor.ts';

/** `factor`: may edit, once there is a second factor. `null`: may not. */
export type EditorRole = { kind: 'editor' | 'factor'; mayPublish: boolean } | null;

const shape = z.object({ mayPublish: z.boolean() });

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
