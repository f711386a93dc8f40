import type { FaultName } from '#content/mail/fault-mails.ts';
import type { Front } from './front.ts';
import type { Network } from './network.ts';
import { nodeNames, type NodeName, type Nodes } from './nodes.ts';
import type { createCluster } from './patroni.ts';

/** A fault: `begin` makes it and returns what ends it. */
export type Fault = {
  name: string;
  /** What the watch has to tell of it. */
  alert: FaultName;
  /** So long it stays, in milliseconds, even where everything goes on before. */
  lasts: number;
  begin(): Promise<() => Promise<void> | void>;
};

type Parts = {
  network: Network;
  nodes: Nodes;
  front: Front;
  cluster: ReturnType<typeof createCluster>;
};

export function allFaults({ network, nodes, front, cluster }: Parts): Fault[] {
  async function needed(found: Promise<NodeName | undefined>): Promise<NodeName> {
    const name = await found;
    if (!name) throw new Error('the cluster says of nobody that it leads');
    return name;
  }
  return [
    {
      name: 'restart the pooler',
      alert: 'answers-failing',
      lasts: 10_000,
      async begin() {
        await front.restartPooler();
        return () => {};
      },
    },
    {
      name: "kill the writer's node",
      alert: 'neighbour-away',
      lasts: 15_000,
      async begin() {
        const writer = await needed(cluster.writer());
        await nodes.kill(writer);
        return () => nodes.start(writer);
      },
    },
    {
      name: 'cut the writer from the network',
      alert: 'neighbour-away',
      lasts: 15_000,
      async begin() {
        const writer = await needed(cluster.writer());
        network.cut(writer);
        return () => network.join(writer);
      },
    },
    {
      name: "fill the writer's disk",
      alert: 'neighbour-away',
      lasts: 15_000,
      async begin() {
        const writer = await needed(cluster.writer());
        nodes.fillDisk(writer);
        return () => nodes.freeDisk(writer);
      },
    },
    {
      name: "stop etcd's leader",
      alert: 'neighbour-away',
      lasts: 20_000,
      async begin() {
        const leader = await needed(cluster.etcdLeader());
        await nodes.stopEtcd(leader);
        return () => nodes.startEtcd(leader);
      },
    },
    {
      name: 'lag the replicas by 60 s',
      alert: 'replica-late',
      lasts: 60_000,
      async begin() {
        const writer = await needed(cluster.writer());
        const standbys = nodeNames.filter((name) => name !== writer);
        // Their replay stands still, while they take and acknowledge what the writer sends; a pause by SQL Patroni ends.
        const signal = (which: 'SIGSTOP' | 'SIGCONT') => {
          for (const name of standbys) network.signal(name, ': startup', which);
        };
        signal('SIGSTOP');
        return () => signal('SIGCONT');
      },
    },
  ];
}
