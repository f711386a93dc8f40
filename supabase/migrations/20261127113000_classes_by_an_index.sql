-- What an account that goes has written, and centres that a restored backup brings back, are found by an index (decision 151).
create index seat_notes_author_idx on private.seat_notes (author);
create index seat_appointments_author_idx on private.seat_appointments (author);
create index centre_agreements_made_by_idx on private.centre_agreements (made_by);
create index staff_invitations_made_by_idx on private.staff_invitations (made_by);
create index centres_erasure_hash_idx on private.centres (private.erasure_hash(id));

update private.retention_rules set due = $due$select centre.id::text from private.erasures as ledger cross join lateral (
      select id from private.centres where private.erasure_hash(id) = ledger.hash offset 0
    ) as centre limit $2$due$
where step = 'erased-centres-before';
