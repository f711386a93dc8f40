import { people } from '#content/site-people.ts';
import { isExample } from '#content/site.ts';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { Face } from '#app/illustrations/faces/face.tsx';
import { ExampleMark } from './example-mark.tsx';
import { Reveal } from './reveal.tsx';

/** The team behind it: the story, and three faces that fit together like cells. */
export function TeamStory({ copy }: { copy: Copy }) {
  const { team } = copy;
  return (
    <section className="team" aria-labelledby="team-title">
      <Reveal className="wrap team-inner">
        <div className="team-words">
          <h2 id="team-title">{team.title}</h2>
          {team.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div>
          <ul className="crew">
            {team.members.map((member, index) => (
              <li key={member.name} className="crew-member">
                <Face
                  person={people.team.value[index]?.portrait ?? 'a'}
                  className="crew-portrait"
                />
                <div>
                  <h3>{member.name}</h3>
                  <p className="crew-role">{member.role}</p>
                  <p className="crew-line">{member.line}</p>
                </div>
              </li>
            ))}
          </ul>
          {isExample(people.team) && (
            <p className="basis">
              <ExampleMark of={people.team} label={copy.example} /> {team.note}
            </p>
          )}
        </div>
      </Reveal>
    </section>
  );
}
