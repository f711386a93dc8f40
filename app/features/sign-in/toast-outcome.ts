// Messages over the page: what failed, what was done.
import { showToast } from '#app/ui/toast/toast.ts';

export function toastFailure(title: string, description: string): void {
  showToast({ tone: 'destructive', title, description });
}

export function toastSuccess({ title, text }: { title: string; text: string }): void {
  showToast({ tone: 'success', title, description: text });
}
