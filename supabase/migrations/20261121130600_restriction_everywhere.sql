-- Favourites and plans came while restriction was being built: frozen data is read-only there, too.
create trigger refuse_when_restricted before insert or update on public.reactions
  for each row execute function private.refuse_when_restricted();
create trigger refuse_when_restricted before insert or update on public.plans
  for each row execute function private.refuse_when_restricted();
