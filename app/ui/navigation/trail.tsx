type Stop = { readonly name: string; readonly path: string };

/** The way to where a page stands, from the first page on. */
export function Trail({ label, stops }: { label: string; stops: readonly Stop[] }) {
  return (
    <nav aria-label={label} className="text-[0.95rem]">
      <ol className="trail">
        {stops.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
