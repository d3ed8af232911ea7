# yakata campaign

campaign-listed = { $file }: { $house }, { $nights ->
    [0] nothing played yet
    [one] one evening
   *[other] { $nights } evenings
}
campaign-listed-ended = { $file }: { $house }, { $nights } evenings; the campaign is over, the house is open
campaign-moved = The house has changed since the last chapter: from here on the campaign goes by today's rules and cards. What has happened stays.
campaign-runs = Being played.
campaign-to-write = Names and fates of your own: yakata campaign write { $file }
campaign-next = The next evening: yakata campaign play { $file }
campaign-is-over = The campaign is over. An evening of free play in this house: yakata campaign play { $file }
