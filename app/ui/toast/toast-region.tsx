import { useEffect, useState } from 'react';
import { Toaster as Sonner, toast as draw } from 'sonner';
import './toast-region.css';
import { connectToasts, type Toast } from './toast.ts';

export type ToastRegionProps = {
  /** Names the region for screen readers. */
  label: string;
  closeLabel: string;
  visible: number;
  duration: number;
};

/** Draws the toasts; loaded with the first of them. */
export function ToastRegion({ label, closeLabel, visible, duration }: ToastRegionProps) {
  useEffect(() => connectToasts(drawToast), []);
  // On a phone the foot of the window is where fields and buttons are; what takes the focus scrolls clear of the head.
  const [isNarrow] = useState(() => matchMedia('(width < 46rem)').matches);
  return (
    <Sonner
      theme="system"
      position={isNarrow ? 'top-center' : 'bottom-right'}
      visibleToasts={visible}
      duration={duration}
      containerAriaLabel={label}
      customAriaLabel={label}
      closeButton
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
    />
  );
}

function drawToast({ tone, title, description }: Toast): void {
  if (tone === 'destructive') draw.error(title, { description });
  else draw.success(title, { description });
}
