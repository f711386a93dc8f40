import type { Log } from '#server/log.ts';

/** An event of the log, as it is written there. */
export type LogEvent = { event: string } & Record<string, unknown>;

/** A log that tells `hear` of every event, also of those that its level keeps silent. */
export function heardLog(log: Log, hear: (event: LogEvent) => void): Log {
  const heard: Log = Object.create(log);
  for (const level of ['info', 'warn', 'error'] as const) {
    heard[level] = (said: unknown, ...rest: unknown[]) => {
      if (isEvent(said)) hear(said);
      Reflect.apply(log[level], log, [said, ...rest]);
    };
  }
  return heard;
}

function isEvent(said: unknown): said is LogEvent {
  return (
    typeof said === 'object' && said !== null && 'event' in said && typeof said.event === 'string'
  );
}
