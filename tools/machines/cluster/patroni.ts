import type { Network } from './network.ts';
import { nodeNames, type NodeName } from './nodes.ts';

type Member = { name: NodeName; role: string; state: string; timeline?: number };

/** What Patroni and etcd say of the cluster, asked of whoever answers. */
export function createCluster(network: Network) {
  async function members(): Promise<Member[]> {
    for (const name of nodeNames) {
      const found = await ask(`http://${network.addressOf(name)}:8008/cluster`);
      if (found && Array.isArray(found['members'])) return found['members'];
    }
    return [];
  }

  async function writer(): Promise<NodeName | undefined> {
    return (await members()).find(({ role }) => role === 'leader')?.name;
  }

  return {
    members,
    writer,
    /** Says so when there is a writer, a synchronous standby and a second one, all of one history. */
    async isWhole(): Promise<boolean> {
      const all = await members();
      const roles = all.map(({ role }) => role).toSorted();
      const isRunning = all.every(({ role, state }) =>
        role === 'leader' ? state === 'running' : /^(running|streaming)$/.test(state),
      );
      const histories = new Set(all.map(({ timeline }) => timeline));
      if (roles.join() !== 'leader,replica,sync_standby' || !isRunning || histories.size !== 1) {
        return false;
      }
      const healthy = await Promise.all(
        nodeNames.map((name) => ask(`http://${network.addressOf(name)}:2379/health`)),
      );
      return healthy.every((each) => each?.['health'] === 'true');
    },
    async etcdLeader(): Promise<NodeName | undefined> {
      for (const name of nodeNames) {
        const url = `http://${network.addressOf(name)}:2379/v3/maintenance/status`;
        const found = await ask(url, { method: 'POST', body: '{}' });
        const header = found?.['header'];
        if (!found || typeof header !== 'object' || header === null) continue;
        if ('member_id' in header && header.member_id === found['leader']) return name;
      }
      return undefined;
    },
  };
}

async function ask(url: string, init?: RequestInit): Promise<Record<string, unknown> | undefined> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(2000) });
    return await answer.json();
  } catch {
    return undefined;
  }
}
