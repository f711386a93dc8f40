import { builtFacts } from '#content/compiled/facts/built-only.js';
import type { Fact } from './fact.ts';
import { facts } from './registry.ts';

/** All facts: those that scripts bring along, and those that only built pages print. */
export const everyFact: readonly Fact[] = [...facts, ...builtFacts];
