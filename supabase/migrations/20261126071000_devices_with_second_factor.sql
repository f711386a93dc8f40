-- Whoever knows a password can spend the tries of its second factor from a few addresses and keep the owner out. By which
-- browsers a right code was given before is kept here, so that these have tries of their own; it is forgotten with the factor.
alter table private.known_devices
  add column factor_id uuid references auth.mfa_factors (id) on delete set null;
create index known_devices_factor_id_idx on private.known_devices (factor_id) where factor_id is not null;
