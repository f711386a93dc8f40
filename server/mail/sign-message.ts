import { createHmac } from 'node:crypto';

/**
 * The headers by which a receiver knows that a message is ours, whole and new, as Standard Webhooks
 * (standardwebhooks.com) has them: HMAC-SHA256 over id, time and body. A repeated message has the same id.
 */
export function signMessage(
  key: Buffer,
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
