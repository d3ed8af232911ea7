"""The page in engines that are not Chromium's, each driven by the protocol that it speaks itself."""
